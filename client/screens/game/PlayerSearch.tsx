import { Button, TextInput } from '@mantine/core'
import classes from './game.module.css'
import players from './players.module.css'
import { soughtIn, type Sought } from './sought.ts'
import { t } from '../../texts/t.ts'

interface PlayerSearchProps {
  readonly search: Sought
  readonly onSeek: (search: Sought) => void
}

/** A number pad, and a field for a name: where a roster is long, or the number is what was called. */
export function PlayerSearch({ search, onSeek }: PlayerSearchProps) {
  const { digits } = search
  return (
    <div className={players.search}>
      <div className={classes.numbers} role="group" aria-label={t('game.number')}>
        {keys.map(digit => (
          <Button
            key={digit}
            className={classes.chip}
            variant="default"
            onClick={() => onSeek({ letters: '', digits: `${digits}${digit}`.slice(-4) })}
          >
            {digit}
          </Button>
        ))}
        <Button
          className={classes.chip}
          variant="default"
          onClick={() => onSeek({ digits: '', letters: '' })}
        >
          {t('game.clearNumber')}
        </Button>
      </div>
      <TextInput
        label={t('game.numberOrName')}
        value={digits === '' ? search.letters : `#${digits}`}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onSeek(soughtIn(value))}
      />
    </div>
  )
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
