import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Screenshot {
  file: string
  view: string
  width: number
}

export function readScreenshotName(file: string): Screenshot | null {
  const [, view, width] = /^(.+)-(\d+)\.png$/.exec(file) ?? []
  return view && width ? { file, view, width: Number(width) } : null
}

export function writeComparison(folder: string, before: string | undefined): string {
  const shots = readdirSync(folder).flatMap((file) => readScreenshotName(file) ?? [])
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    comparisonPage(shots, (file) => addressBefore(folder, before, file)),
  )
  return page
}

function addressBefore(folder: string, before: string | undefined, file: string): string | null {
  return before && existsSync(join(before, file)) ? relative(folder, join(before, file)) : null
}

export function comparisonPage(
  shots: readonly Screenshot[],
  before: (file: string) => string | null,
): string {
  const widths = [...new Set(shots.map(({ width }) => width))].sort((left, right) => left - right)
  const sections = widths.map((width) => {
    const pairs = shots
      .filter((shot) => shot.width === width)
      .sort((left, right) => left.view.localeCompare(right.view))
      .map((shot) => renderPair(shot, before(shot.file)))
    return `<section id="w${width}"><h2>${width} px</h2>${pairs.join('')}</section>`
  })
  const links = widths.map((width) => `<a href="#w${width}">${width} px</a>`)
  return `${head}<nav>${links.join('')}</nav>${sections.join('')}`
}

function renderPair({ file, view }: Screenshot, earlier: string | null): string {
  const earlierImage = earlier ? renderImage(earlier, 'before') : '<p>not there before</p>'
  return `<article><h3>${view}</h3><div>${earlierImage}${renderImage(file, 'after')}</div></article>`
}

const renderImage = (address: string, when: string) =>
  `<figure><figcaption>${when}</figcaption><a href="${encodeURI(address)}"><img src="${encodeURI(address)}" alt="" loading="lazy"></a></figure>`

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots, before and after</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 2rem 4rem; background: #f3ece0; color: #2c1d14 }
nav { position: sticky; top: 0; display: flex; gap: 1.5rem; padding: 1rem 0; background: inherit }
h3 { position: sticky; top: 3.5rem; margin: 3rem 0 .5rem; background: inherit }
article > div { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; align-items: start }
section { scroll-margin-top: 3.5rem } figure { margin: 0 } img { max-width: 100%; border: 1px solid #ddd0bf }
</style>`
