import { onlyMethods } from '../requests/only-methods.ts'

/** Statistics are read, and follow from what is recorded. */
export const onlyRead = onlyMethods(['GET'], t => t('instead.stats'))
