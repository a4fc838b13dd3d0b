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

/**
 * What the server writes: React Router's data at once; its module script and its modules' addresses as mere text, not a word
 * of it changed; and what starts them. Three elements.
 */
export function WaitingScripts({ scripts, nonce }: { scripts: ReactElement; nonce: string | undefined }) {
  const elements = flatten(scripts)
  const isModule = ({ props }: ScriptElement) => props.type === 'module'
  const isPreload = ({ props }: ScriptElement) => props.rel === 'modulepreload'
  const modules = elements.filter(isPreload).map(({ props }) => props.href)
  const waiting = { type: 'text/plain', async: undefined, 'data-modules': modules.join(' ') }
  return (
    <>
      {elements.filter((element) => !isPreload(element) && !isModule(element))}
      {elements.filter(isModule).map((script) => cloneElement(script, waiting))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, of which nothing comes from outside */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}

const starter = import.meta.env.SSR
  ? `(${startAfterPaint})(document.currentScript.previousElementSibling)`.replace(/\n\s*/g, '\n')
  : ''

function flatten(node: ReactNode): ScriptElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptElement['props']>(child)) return []
    return typeof child.type === 'string' ? [child] : flatten(child.props.children)
  })
}
