import type { CSSProperties, ReactNode } from 'react'
import { colour } from './palette.ts'

/** Elements that every mail program renders the same: tables for boxes, attributes in addition to styles. */

interface BoxProps {
  className?: string
  style: CSSProperties
  children: ReactNode
}

export function Box({ className, style, children }: BoxProps) {
  return (
    <Table>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </Table>
  )
}

export function Table({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ImageProps {
  src: string
  alt: string
  width: number
  height: number
  style?: CSSProperties
}

/** Without `display: block` there is a gap below the image. */
export function Image({ alt, style, ...image }: ImageProps) {
  return <img {...image} alt={alt} style={{ display: 'block', border: 0, outline: 'none', ...style }} />
}

export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={{ color: colour.muted, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** Inboxes preview the first words of the body; the filler stops them there. */
const FILLER = '\u00a0\u200c'.repeat(90)

export function Preheader({ children }: { children: string }) {
  const hidden = { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 }
  return (
    <div data-skip-in-text="true" style={hidden}>
      {children}
      {FILLER}
    </div>
  )
}
