import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { chosen, paletteNames, sizeNames, sizes, type Choice } from './choice.ts'
import classes from './gallery.module.css'

/**
 * The chosen example in a frame for each size, palette and language: so media queries apply to the width of
 * the frame. Another example changes only the fragment of a frame's address, which loads nothing.
 */
export function Frames({ choice }: { choice: Choice }) {
  const { component, example } = choice
  const looks = chosen(sizeNames, choice.size).flatMap(size =>
    chosen(paletteNames, choice.palette).flatMap(palette =>
      chosen(languageCodes, choice.language).map(language => ({ size, palette, language })),
    ),
  )
  return (
    <div className={classes.frames}>
      {looks.map(({ size, palette, language }, index) => (
        <figure key={`${size} ${index}`}>
          <figcaption>{[size, palette, language].join(' · ')}</figcaption>
          <iframe
            title={[size, palette, language].join(', ')}
            src={`example.html#${new URLSearchParams({ component, example, palette, language })}`}
            width={sizes[size][0]}
            height={sizes[size][1]}
            loading="lazy"
          />
        </figure>
      ))}
    </div>
  )
}
