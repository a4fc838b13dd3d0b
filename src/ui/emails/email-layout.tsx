import type { ReactNode } from 'react'
import { defaultBrand } from '#platform/copy/brand.ts'
import { taxIdWord } from '#ui/copy/shop-name.ts'
import { emailFrame } from './copy.ts'
import { Box, Image, PlainLink, Preheader, Table } from './markup.tsx'
import { colour, font } from './palette.ts'
import { Unbroken } from './parts.tsx'
import { absoluteUrl, type MailSite } from './site.ts'

const scenes = {
  candles: { file: 'hero.jpg', height: 300 },
  pour: { file: 'pour.jpg', height: 400 },
}

interface EmailLayoutProps {
  site: MailSite
  subject: string
  preheader: string
  scene?: keyof typeof scenes
  strip?: ReactNode
  footnote?: ReactNode
  children: ReactNode
}

export function EmailLayout({
  site,
  subject,
  preheader,
  scene,
  strip,
  footnote,
  children,
}: EmailLayoutProps) {
  return (
    <html lang="pt-BR" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Mail programs with an automatic dark mode respect this and keep the email light. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>{subject}</title>
        <style>{styleSheet(site)}</style>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colour.linen }}>
        <Preheader>{preheader}</Preheader>
        <Table style={{ backgroundColor: colour.linen }}>
          <tr>
            <td className="out" align="center" style={{ padding: '32px 12px' }}>
              <Table style={{ maxWidth: '600px', backgroundColor: colour.porcelain, textAlign: 'left' }}>
                <tr>
                  <td>
                    <Logo site={site} />
                    {scene && hasDrawings(site) && <Scene site={site} scene={scene} />}
                    <Box className="px" style={{ padding: '44px 48px 48px' }}>
                      {children}
                      <Signature text={site.signature ?? ''} />
                    </Box>
                    {strip}
                    <Footer site={site} footnote={footnote} />
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

/** The logo and images contain one shop's name; other shops get text. */
const hasDrawings = ({ shop, brand }: MailSite) => shop.name === defaultBrand.name && !brand?.logo

function Logo({ site }: { site: MailSite }) {
  const style = { margin: '0 auto', font: `400 26px/32px ${font.display}`, color: colour.ink }
  if (site.brand?.logo)
    return (
      <Box className="px" style={{ padding: '36px 48px 28px' }}>
        <Image
          src={absoluteUrl(site, site.brand.logo)}
          width={260}
          height={48}
          alt={site.shop.name}
          style={style}
        />
      </Box>
    )
  if (!hasDrawings(site))
    return (
      <Box className="px" style={{ padding: '36px 48px 28px' }}>
        <p style={{ ...style, textAlign: 'center' }}>{site.shop.name}</p>
      </Box>
    )
  return (
    <Box className="px" style={{ padding: '36px 48px 28px' }}>
      <Image
        src={absoluteUrl(site, '/emails/logo.png')}
        width={196}
        height={32}
        alt={site.shop.name}
        style={style}
      />
    </Box>
  )
}

function Scene({ site, scene }: { site: MailSite; scene: keyof typeof scenes }) {
  const { file, height } = scenes[scene]
  const src = absoluteUrl(site, `/emails/${file}`)
  return <Image src={src} width={600} height={height} alt="" style={{ width: '100%', height: 'auto' }} />
}

function Signature({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p
      style={{
        margin: '32px 0 0',
        font: `400 16px/1.6 ${font.text}`,
        color: colour.ink,
        whiteSpace: 'pre-line',
      }}
    >
      {text}
    </p>
  )
}

function Footer({ site: { shop }, footnote }: Pick<EmailLayoutProps, 'site' | 'footnote'>) {
  const style = { margin: 0, font: `400 13px/1.6 ${font.text}`, color: colour.muted }
  return (
    <Box className="px" style={{ padding: '28px 48px 36px', borderTop: `1px solid ${colour.line}` }}>
      {footnote && <p style={{ ...style, marginBottom: '12px' }}>{footnote}</p>}
      <p style={style}>
        {shop.email && (
          <>
            <Unbroken>{emailFrame.doubts}</Unbroken>{' '}
            <PlainLink href={`mailto:${shop.email}`}>{shop.email}</PlainLink>
            .
            <br />
          </>
        )}
        {shop.name}
        {shop.taxId && (
          <>
            <br />
            {taxIdWord(shop.taxId)} <Unbroken>{shop.taxId}</Unbroken>
          </>
        )}
        {shop.address && (
          <>
            <br />
            <Unbroken>{shop.address}</Unbroken>
          </>
        )}
      </p>
    </Box>
  )
}

/** Mail programs that ignore this use Georgia, Arial and the desktop padding. */
function styleSheet(site: MailSite): string {
  const face = (family: string, file: string, style: string, weights: string) =>
    `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};` +
    `src:url(${absoluteUrl(site, `/emails/${file}.woff2`)}) format('woff2')}`
  return [
    face('Cormorant Garamond', 'cormorant-garamond', 'normal', '300 700'),
    face('Cormorant Garamond', 'cormorant-garamond-italic', 'italic', '300 700'),
    face('Source Sans 3', 'source-sans-3', 'normal', '200 900'),
    '@media (max-width:480px){.px{padding-left:24px!important;padding-right:24px!important}.h1{font-size:36px!important}.code{font-size:28px!important}}',
    '@media (max-width:480px){.fact-label,.fact-value{display:block!important;text-align:left!important}' +
      '.fact-label{padding-bottom:0!important}.fact-value{padding-top:0!important;border-top:0!important}}',
    '@media (max-width:360px){.out{padding:0!important}.px{padding-left:16px!important;padding-right:16px!important}}',
  ].join('\n')
}
