/** Why what was handed over cannot be taken in, for whoever holds the device. */
export const handover = {
  newer_version:
    'This hand-over was made by a newer version of the app. Update the app here, then take it in again.',
  damaged:
    'This hand-over is damaged, so nothing of it was taken in. Make it again on the tablet it comes from.',
  too_large: 'This hand-over is too large to be taken in.',
  too_many_codes: 'This is too much for codes. Save it as a file.',
  no_code: 'This code is not of a hand-over.',
  misread: 'A code was not read rightly. Hold the tablet still.',
  no_handover: 'This is no hand-over: it is another file, or a part of one.',
} as const
