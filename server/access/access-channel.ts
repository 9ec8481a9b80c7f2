/** The channel that tells of access that ended or changed: whoever holds a stream open asks again then. */
export const ACCESS_CHANNEL = 'sideline_access'
