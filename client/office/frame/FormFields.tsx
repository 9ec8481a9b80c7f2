import type { ReactNode } from 'react'
import classes from './frame.module.css'

/** The fields of a long form: in two columns on a desk's screen. */
export const FormFields = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.fields}>{children}</div>
)
