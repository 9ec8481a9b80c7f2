import { Anchor, Text } from '@mantine/core'
import { Link } from 'wouter'
import { signInAddress } from '../../accounts/came-from.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

/** For those who watch: how somebody gets the buttons. */
export function WhoMayRecord({ name }: { name: string | undefined }) {
  return (
    <Text>
      {name === undefined ? (
        <Anchor component={Link} href={signInAddress(location)} py="sm">
          {t('game.signIn')}
        </Anchor>
      ) : (
        t('game.noRole', { name: bidiIsolate(name) })
      )}
    </Text>
  )
}
