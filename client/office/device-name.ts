/** How people tell tablets apart: by the end of their long names. */
export const deviceName = (deviceId: string): string => `tablet ${deviceId.slice(-4)}`
