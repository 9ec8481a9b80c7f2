/** The channel that announces ended or changed access: holders of open streams then check again. */
export const ACCESS_CHANNEL = 'sideline_access'
