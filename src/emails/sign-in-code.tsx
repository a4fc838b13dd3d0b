import { signInCode as words } from '#copy/emails/account.ts'
import { EmailLayout } from './email-layout.tsx'
import { colour, font } from './palette.ts'
import { ActionButton, Paragraph, SmallPrint, Title } from './parts.tsx'
import type { MailSite } from './site.ts'

const digits = {
  margin: '28px 0 0',
  padding: '20px 8px',
  border: `1px solid ${colour.line}`,
  backgroundColor: colour.ivory,
  font: `600 34px/1.2 ${font.text}`,
  letterSpacing: '.3em',
  textAlign: 'center',
  color: colour.ink,
} as const

/** The code stands alone and large, so that a telephone finds it and a finger copies it whole. */
export function SignInCodeEmail({ site, code, link }: { site: MailSite; code: string; link: string }) {
  return (
    <EmailLayout site={site} subject={words.subject(code)} preheader={words.preheader}>
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      <p style={digits}>{code}</p>
      <Paragraph>{words.orLink}</Paragraph>
      <ActionButton href={link}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
    </EmailLayout>
  )
}
