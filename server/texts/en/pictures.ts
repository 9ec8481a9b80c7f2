/** Pictures that are uploaded. */
export const pictures = {
  notAPicture:
    'This is no picture in PNG, JPEG or WebP that can be read. Save it as one of these and send it again.',
  tooLarge:
    'The picture is too large: at most {{most}} megabytes are taken. Save it smaller and send it again.',
  tooManyPixels:
    'The picture is too large: it is {{width}} by {{height}} pixels, and at most {{most}} million in all and {{side}} on a side are taken. Make it smaller and send it again.',
  tooManyPasses:
    'The picture is too costly to read: its {{width}} by {{height}} pixels are in it {{passes}} times, as scans or frames. Save it as a still picture in a usual way and send it again.',
  busy: 'Several pictures are being sent at the moment. Nothing of this was stored. Try again in a few seconds.',
  notFound: 'There is no such picture, or none that you may see.',
} as const
