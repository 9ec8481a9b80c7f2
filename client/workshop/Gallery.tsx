import { useState } from 'react'
import { options, readChoice, type Choice } from './choice.ts'
import { examples } from './examples.ts'
import { Frames } from './Frames.tsx'
import classes from './gallery.module.css'
import { Options } from './Options.tsx'

/** All shared components: an example of one is shown in the chosen sizes, palettes and languages. */
export function Gallery() {
  const [choice, setChoice] = useState(() => readChoice(location.search))
  const choose = (changed: Partial<Choice>): void => {
    const next = { ...choice, ...changed }
    history.replaceState(null, '', `?${new URLSearchParams(next)}`)
    setChoice(next)
  }
  const { component, size, palette, language } = choice
  const names = Object.keys(examples[component] ?? {})
  const example = names.find(name => name === choice.example) ?? names[0] ?? ''
  return (
    <div className={classes.gallery}>
      <nav className={classes.components} aria-label="Components">
        {Object.keys(examples).map(name => (
          <button
            key={name}
            aria-current={name === component || undefined}
            onClick={() => choose({ component: name })}
          >
            {name}
          </button>
        ))}
      </nav>
      <main className={classes.examples}>
        <header className={classes.choices}>
          <h1>{component}</h1>
          <Options label="Size" of={options.size} value={size} onChange={one => choose({ size: one })} />
          <Options
            label="Palette"
            of={options.palette}
            value={palette}
            onChange={one => choose({ palette: one })}
          />
          <Options
            label="Language"
            of={options.language}
            value={language}
            onChange={one => choose({ language: one })}
          />
          <Options label="Example" of={names} value={example} onChange={one => choose({ example: one })} />
        </header>
        <Frames choice={{ ...choice, example }} />
      </main>
    </div>
  )
}
