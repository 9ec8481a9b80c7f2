import { marked } from 'marked'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import german from '../../client/texts/de/scoring.json'
import germanArrival from '../../client/texts/de/arrival.json'
import germanScreens from '../../client/texts/de/screens.json'
import english from '../../client/texts/en/scoring.json'
import englishArrival from '../../client/texts/en/arrival.json'
import englishScreens from '../../client/texts/en/screens.json'
import spanish from '../../client/texts/es/scoring.json'
import spanishArrival from '../../client/texts/es/arrival.json'
import spanishScreens from '../../client/texts/es/screens.json'
import french from '../../client/texts/fr/scoring.json'
import frenchArrival from '../../client/texts/fr/arrival.json'
import frenchScreens from '../../client/texts/fr/screens.json'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { pageOf } from '../support/tablet.ts'

const docs = resolve('docs')

/** All sentences of a catalogue, without the marks of what is filled in. */
const sentencesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string'
      ? [text.replace(/<\/?\w+>/g, '')]
      : typeof text === 'object' && text !== null
        ? sentencesOf(text)
        : [],
  )

describe.each([
  ['scorekeepers.md', { english, englishArrival, englishScreens }],
  ['scorekeepers.de.md', { german, germanArrival, germanScreens }],
  ['scorekeepers.es.md', { spanish, spanishArrival, spanishScreens }],
  ['scorekeepers.fr.md', { french, frenchArrival, frenchScreens }],
])('%s', (file, texts) => {
  const text = readFileSync(join(docs, file), 'utf8')
  let browser: TestBrowser

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
  })

  test('says in bold what the tablet says', () => {
    const sentences = sentencesOf(texts)
    const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '))
    expect(bold.length).toBeGreaterThan(15)
    expect(bold.filter(words => !sentences.some(sentence => sentence.includes(words)))).toEqual([])
  })

  test('fits on two printed pages, with its pictures', async () => {
    const page = pageOf(browser)
    await page.goto(pathToFileURL(join(docs, file)).href)
    await page.setContent(
      `<base href="${pathToFileURL(docs).href}/"><style>${PRINT}</style>${await marked.parse(text)}`,
    )
    await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '12mm', bottom: '12mm', left: '15mm', right: '15mm' },
    })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
})

/** As large as a handout is printed. */
const PRINT = `
  body { font: 9.5pt/1.35 sans-serif; margin: 0 }
  h1 { font-size: 17pt; margin: 0 } h2 { font-size: 12pt; margin: 8pt 0 2pt }
  p, ul, ol, table { margin: 3pt 0 } li { margin: 1pt 0 }
  td, th { text-align: left; padding: 1pt 8pt 1pt 0; border-bottom: 0.5pt solid #999 }
  img { border: 0.5pt solid #999 }`
