import type { ReactNode } from 'react'
import classes from './frame.module.css'

/** The fields of a long form: two beside each other on a desk's screen. */
export const FormFields = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.fields}>{children}</div>
)
