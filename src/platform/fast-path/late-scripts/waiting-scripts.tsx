import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { startAfterPaint } from './start-after-paint.ts'

type ScriptElement = ReactElement<{
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  async?: boolean
  'data-modules'?: string
}>

interface SeparatedScripts {
  data: ScriptElement
  module: ScriptElement
  preloads: string[]
}

export function separateScripts(scripts: ReactNode): SeparatedScripts | null {
  const elements = flatten(scripts)
  const preloads = elements.filter(({ props }) => props.rel === 'modulepreload')
  const modules = elements.filter(({ type, props }) => type === 'script' && props.type === 'module')
  const otherElements = elements.filter(
    (element) => !preloads.includes(element) && !modules.includes(element),
  )
  const [[data, ...moreData], [module, ...moreModules]] = [otherElements, modules]
  const hrefs = preloads.map(({ props }) => props.href)
  if (data?.type !== 'script' || !module || moreData.length + moreModules.length > 0) return null
  return hrefs.length > 0 && hrefs.every((href) => typeof href === 'string')
    ? { data, module, preloads: hrefs }
    : null
}

/** Renders three elements: React Router's data, its module script as inert text, and the starter. */
export function WaitingScripts({ scripts, nonce }: { scripts: SeparatedScripts; nonce: string | undefined }) {
  const deferral = { type: 'text/plain', async: undefined, 'data-modules': scripts.preloads.join(' ') }
  return (
    <>
      {scripts.data}
      {cloneElement(scripts.module, deferral)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, of which nothing comes from outside */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}

const dense = (script: string) =>
  script
    .replace(/\n\s*/g, '\n')
    .replace(/(?<=[[{(,;])\n|\n(?=[\]})])/g, '')
    .replace(/ ?([=>?:&|{(,]+) ?/g, '$1')

const starter = import.meta.env.SSR
  ? dense(`(${startAfterPaint})(document.currentScript.previousElementSibling)`)
  : ''

function flatten(node: ReactNode): ScriptElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptElement['props']>(child)) return []
    return typeof child.type === 'string' ? [child] : flatten(child.props.children)
  })
}
