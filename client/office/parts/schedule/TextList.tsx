import { List } from '@mantine/core'

/** What the server says of a plan, one sentence below the other. */
export function TextList({ texts }: { texts: readonly { readonly text: string }[] }) {
  return (
    <List>
      {texts.map(({ text }, index) => (
        <List.Item key={index}>{text}</List.Item>
      ))}
    </List>
  )
}
