/** The ways to pair a swiss round, named as on the wire. */
export const pairingTypes = ['adjacent pairing', 'slide pairing', 'dutch pairing', 'monrad pairing'] as const

export type PairingType = (typeof pairingTypes)[number]
