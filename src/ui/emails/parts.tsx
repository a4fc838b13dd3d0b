import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { burnTip } from '#ui/copy/burn-tip.ts'
import { emailFrame } from './copy.ts'
import { Box, PlainLink, Table } from './markup.tsx'
import { colour, font } from './palette.ts'
import { absoluteUrl, type MailSite } from './site.ts'

const shortHyphenated = /(?<!\S)(\S{1,20}-\S{1,20})(?!\S)/

export function Unbroken({ children }: { children: string }) {
  return children.split(shortHyphenated).map((piece, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same word may come twice
    position % 2 === 0 ? piece : <NoBreak key={position}>{piece}</NoBreak>,
  )
}

function NoBreak({ children }: { children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
}

export function Title({ children }: { children: string }) {
  const style = {
    margin: 0,
    font: `400 44px/1.05 ${font.display}`,
    color: colour.ink,
    letterSpacing: '-.01em',
    overflowWrap: 'anywhere',
  } as const
  return (
    <h1 className="h1" style={style}>
      <Unbroken>{children}</Unbroken>
    </h1>
  )
}

export function Paragraph({ children }: { children: string }) {
  const style = { margin: '16px 0 0', font: `400 17px/1.6 ${font.text}`, color: colour.text }
  return children.split(/\n+/).map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
    <p key={place} style={style}>
      <Unbroken>{text}</Unbroken>
    </p>
  ))
}

export function SmallPrint({ skipInText, children }: { skipInText?: boolean; children: ReactNode }) {
  const style = { margin: '24px 0 0', font: `400 15px/1.5 ${font.text}`, color: colour.muted }
  return (
    <p data-skip-in-text={skipInText} style={{ ...style, overflowWrap: 'anywhere' }}>
      {typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}
    </p>
  )
}

/** The cell has the colour, because some programs ignore padding on links. */
export function ActionButton({ href, children }: { href: string; children: ReactNode }) {
  const style = {
    display: 'inline-block',
    padding: '15px 28px',
    font: `600 16px/1.2 ${font.text}`,
    color: colour.ivory,
    textDecoration: 'none',
  }
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ marginTop: '32px' }}>
      <tbody>
        <tr>
          <td style={{ borderRadius: '2px', backgroundColor: colour.ink }}>
            <a href={href} style={style}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Some mail programs strip buttons, so important links are also written out. */
export function WrittenLink({ href }: { href: string }) {
  return (
    <SmallPrint skipInText>
      {emailFrame.linkFallback}
      <br />
      <PlainLink href={href}>{href}</PlainLink>
    </SmallPrint>
  )
}

const endlessWord = /\S{25}/

export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  if (facts.length === 0) return null
  const frame = { marginTop: '28px', backgroundColor: colour.ivory, border: `1px solid ${colour.line}` }
  return (
    <Table style={frame}>
      {facts.map(([label, value], position) => {
        const borderTop = position === 0 ? '0' : `1px solid ${colour.line}`
        return (
          <tr key={label}>
            <td className="text-label fact-label" style={{ ...factCell, borderTop, color: colour.muted }}>
              <Unbroken>{label}</Unbroken>
            </td>
            <td className="fact-value" align="right" style={{ ...factCell, borderTop, color: colour.ink }}>
              <b style={{ fontWeight: 600, overflowWrap: endlessWord.test(value) ? 'anywhere' : 'normal' }}>
                <Unbroken>{value}</Unbroken>
              </b>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

const factCell = { padding: '12px 20px', font: `400 15px/1.5 ${font.text}` }

/** On its own line and large, so that phones detect the code and can copy it. */
export function LargeCode({ children }: { children: string }) {
  // Sixteen characters in groups must fit on one line of a narrow phone.
  const isLong = children.length > 16
  const style = {
    margin: '28px 0 0',
    padding: '20px 8px',
    border: `1px solid ${colour.line}`,
    backgroundColor: colour.ivory,
    font: `600 ${isLong ? 20 : 34}px/1.2 ${font.text}`,
    letterSpacing: children.length > 8 ? '.04em' : '.3em',
    textAlign: 'center',
    color: colour.ink,
    whiteSpace: 'nowrap',
  } as const
  return (
    <p className={isLong ? undefined : 'code'} style={style}>
      {children}
    </p>
  )
}

export function BurnTip() {
  const section = { padding: '32px 48px', backgroundColor: colour.tip, borderTop: `1px solid ${colour.line}` }
  return (
    <Box className="px" style={section}>
      <p style={{ margin: 0, font: `italic 400 22px/1.3 ${font.display}`, color: colour.ink }}>
        {burnTip.title}
      </p>
      <p style={{ margin: '6px 0 0', font: `400 15px/1.5 ${font.text}`, color: colour.muted }}>
        {burnTip.text}
      </p>
    </Box>
  )
}

export function StatusMailOptOut({ site }: { site: MailSite }) {
  return (
    <>
      {emailFrame.statusMailOptOut}{' '}
      <PlainLink href={absoluteUrl(site, pathTo('profile'))}>{emailFrame.profile}</PlainLink>
    </>
  )
}
