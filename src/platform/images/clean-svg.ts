import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

const MAX_SVG_LENGTH = 500_000
const MAX_ELEMENTS = 5_000
const MAX_DEPTH = 40
/** Each of these searches the whole file for its end. */
const SEARCHED_END = /<!--|<\?|<style/g
const MAX_SEARCHES = 100

export type SvgRefusalCode = 'not-svg' | 'svg-too-large' | 'svg-empty'

export interface CleanSvg {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paints = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'defs']
const elements = new Set(['svg', 'g', ...shapes, ...paints])

const geometry =
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height transform viewBox preserveAspectRatio offset id ' +
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits'
const looks =
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset stroke-opacity opacity clip-path clip-rule mask stop-color stop-opacity color display'
const lookNames = new Set(looks.split(' '))
const attributes = new Set([...geometry.split(' '), ...lookNames])

const safeValue = /^(?:[\w\s.,#%()+\-/]|:(?!\/\/))*$/
const ownReference = /^url\(#[\w-]+\)$/
const anyFunction = /\b(?!rgba?\b|hsla?\b|translate\b|scale\b|rotate\b|skew[XY]\b|matrix\b)[a-z-]+\s*\(/i

const isSafe = (value: string) =>
  ownReference.test(value) || (safeValue.test(value) && !anyFunction.test(value))

/** Rebuilds the drawing from a list of allowed elements and attributes; nothing else survives. */
export function cleanSvg(source: string): Ok<CleanSvg> | Refusal<SvgRefusalCode> {
  if (source.length > MAX_SVG_LENGTH) return refuse('svg-too-large')
  if ((source.match(SEARCHED_END)?.length ?? 0) > MAX_SEARCHES) return refuse('not-svg')
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/^\s*<!DOCTYPE[^>[]*>/i, '')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
  if (!/^\s*<svg[\s>]/.test(text)) return refuse('not-svg')
  const rebuilt = rebuild(text, readClasses(text))
  if (!rebuilt) return refuse('not-svg')
  const { root, body } = rebuilt
  const box = viewBoxOf(root)
  if (!box) return refuse('not-svg')
  if (!new RegExp(`<(?:${shapes.join('|')})[\\s/>]`).test(body)) return refuse('svg-empty')
  const [, , width, height] = box
  const look = [...lookNames].flatMap((name) =>
    root.has(name) ? [[name, root.get(name) ?? ''] as const] : [],
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${write(look)}>${body}</svg>`
  return ok({ svg, width, height })
}

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)|</g

type Attributes = ReadonlyMap<string, string>
type Classes = ReadonlyMap<string, Attributes>

function rebuild(text: string, classes: Classes) {
  const open: { name: string; isKept: boolean }[] = []
  let root: Attributes | undefined
  let body = ''
  let count = 0
  for (const [whole, slash, name = '', typed = '', selfClosing] of text.matchAll(TAG)) {
    if (name === '') {
      if (whole === '<' && open.at(-1)?.isKept !== false) return null
      continue
    }
    if (slash) {
      const closed = open.pop()
      if (closed?.name !== name) return null
      if (closed.isKept && open.length > 0) body += `</${name}>`
      continue
    }
    count += 1
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH || (root && open.length === 0)) return null
    const isKept = elements.has(name) && open.every((each) => each.isKept)
    const safeAttributes = readAttributes(typed, classes)
    if (!root) root = safeAttributes
    else if (isKept) body += `<${name}${write([...safeAttributes])}${selfClosing ? '/' : ''}>`
    if (!selfClosing) open.push({ name, isKept })
  }
  return root && open.length === 0 ? { root, body } : null
}

function readAttributes(typed: string, classes: Classes): Attributes {
  const all = [...typed.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => [name, (double ?? single ?? '').trim()] as const,
  )
  const safeAttributes = new Map(all.filter(([name, value]) => attributes.has(name) && isSafe(value)))
  for (const [name, value] of all) {
    if (name === 'class')
      for (const each of value.split(/\s+/))
        for (const [look, of] of classes.get(each) ?? []) safeAttributes.set(look, of)
    if (name === 'style') for (const [look, of] of readLooks(value)) safeAttributes.set(look, of)
  }
  return safeAttributes
}

const readLooks = (style: string): Attributes =>
  new Map(
    style
      .split(';')
      .map((each) => each.split(':').map((part) => part.trim()))
      .filter((parts): parts is [string, string] => parts.length === 2)
      .filter(([name, value]) => lookNames.has(name) && isSafe(value)),
  )

/** Drawing programs write colours as classes, so plain class rules are kept as attributes. */
function readClasses(text: string): Classes {
  const classes = new Map<string, Attributes>()
  for (const [, css = ''] of text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    for (const [selectors = '', style = ''] of css.split('}').map((rule) => rule.split('{')))
      for (const selector of selectors.split(',')) {
        const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? []
        if (name) classes.set(name, new Map([...(classes.get(name) ?? []), ...readLooks(style)]))
      }
  return classes
}

type Box = readonly [x: number, y: number, width: number, height: number]

function viewBoxOf(root: Attributes): Box | null {
  const numbers = (root.get('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const size = (name: string) => Number.parseFloat(root.get(name) ?? '')
  const [x = 0, y = 0, width = 0, height = 0] =
    numbers.length === 4 ? numbers : [0, 0, size('width'), size('height')]
  const isBox = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
  return isBox && width <= 20_000 && height <= 20_000 ? [x, y, width, height] : null
}

const write = (kept: readonly (readonly [string, string])[]) =>
  kept.map(([name, value]) => ` ${name}="${value}"`).join('')
