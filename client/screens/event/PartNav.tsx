import { Link } from 'wouter'
import classes from './reading.module.css'

interface PartNavProps {
  readonly label: string
  readonly parts: readonly { readonly to: string; readonly name: string; readonly isShown: boolean }[]
}

/** The parts of an event, one of which is looked at. */
export function PartNav({ label, parts }: PartNavProps) {
  return (
    <nav className={classes.parts} aria-label={label}>
      {parts.map(({ to, name, isShown }) => (
        <Link key={to} href={to} replace aria-current={isShown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
