import { Body, Container, Head, Html, Img, Link, Preview, Section } from '@react-email/components'
import type { ReactNode } from 'react'
import { emailFrame } from '#copy/emails.ts'
import { colour, font } from './palette.ts'
import { Unbroken } from './parts.tsx'
import { absoluteUrl, type MailSite } from './site.ts'

interface LetterProps {
  site: MailSite
  subject: string
  preheader: string
  /** The large picture on top; for joyful letters only. */
  withPicture?: boolean
  /** The coloured strip above the footer. */
  strip?: ReactNode
  footnote?: ReactNode
  children: ReactNode
}

/** One sheet of paper, 600 px wide at most: logo, what there is to say, who says it. */
export function Letter({ site, subject, preheader, withPicture, strip, footnote, children }: LetterProps) {
  return (
    <Html lang="pt-BR">
      <Head>
        <title>{subject}</title>
        {/* Programs that darken mail by themselves leave a letter alone that says it is meant to be light. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <style>{styleSheet(site)}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body style={{ margin: 0, padding: '32px 12px', backgroundColor: colour.linen }}>
        <Container style={{ width: '100%', maxWidth: '600px', backgroundColor: colour.porcelain }}>
          <Section className="px" style={{ padding: '36px 48px 28px' }}>
            <Img
              src={absoluteUrl(site, '/emails/logo.png')}
              width="196"
              height="32"
              alt={emailFrame.logoAlt}
              style={{ margin: '0 auto', font: `400 26px/32px ${font.display}`, color: colour.ink }}
            />
          </Section>
          {withPicture && (
            <Img
              src={absoluteUrl(site, '/emails/hero.jpg')}
              width="600"
              height="300"
              alt=""
              style={{ width: '100%', height: 'auto' }}
            />
          )}
          <Section className="px" style={{ padding: '44px 48px 48px' }}>
            {children}
          </Section>
          {strip}
          <Footer site={site} footnote={footnote} />
        </Container>
      </Body>
    </Html>
  )
}

function Footer({ site: { shop }, footnote }: Pick<LetterProps, 'site' | 'footnote'>) {
  const style = { margin: 0, font: `400 13px/1.6 ${font.text}`, color: colour.muted }
  return (
    <Section className="px" style={{ padding: '28px 48px 36px', borderTop: `1px solid ${colour.line}` }}>
      {footnote && <p style={{ ...style, marginBottom: '12px' }}>{footnote}</p>}
      <p style={style}>
        <Unbroken>{emailFrame.doubts}</Unbroken>{' '}
        <Link href={`mailto:${shop.email}`} style={{ color: colour.muted, textDecoration: 'underline' }}>
          {shop.email}
        </Link>
        .
        <br />
        {shop.name}
        <br />
        CNPJ <Unbroken>{shop.cnpj}</Unbroken>
        <br />
        <Unbroken>{shop.address}</Unbroken>
      </p>
    </Section>
  )
}

/** Mail programs that ignore it still show Georgia and Arial, and the padding of wide screens. */
function styleSheet(site: MailSite): string {
  const face = (family: string, file: string, style: string, weights: string) =>
    `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};` +
    `src:url(${absoluteUrl(site, `/emails/${file}.woff2`)}) format('woff2')}`
  return [
    face('Cormorant Garamond', 'cormorant-garamond', 'normal', '300 700'),
    face('Cormorant Garamond', 'cormorant-garamond-italic', 'italic', '300 700'),
    face('Source Sans 3', 'source-sans-3', 'normal', '200 900'),
    '@media (max-width:480px){.px{padding-left:24px!important;padding-right:24px!important}.h1{font-size:36px!important}}',
    '@media (max-width:360px){.px{padding-left:16px!important;padding-right:16px!important}}',
  ].join('\n')
}
