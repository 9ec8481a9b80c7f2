import { onlyMethods } from '../requests/only-methods.ts'

/** Statistics are read-only: they follow from recorded entries. */
export const onlyRead = onlyMethods(['GET'], t => t('instead.stats'))
