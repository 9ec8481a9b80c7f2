import { List } from '@mantine/core'

/** The server's sentences about a plan, as a list. */
export function TextList({ texts }: { texts: readonly { readonly text: string }[] }) {
  return (
    <List>
      {texts.map(({ text }, index) => (
        <List.Item key={index}>{text}</List.Item>
      ))}
    </List>
  )
}
