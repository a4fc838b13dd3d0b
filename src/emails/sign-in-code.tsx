import { signInCode as words } from '#copy/emails/account.ts'
import { EmailLayout } from './parts/email-layout.tsx'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from './parts/parts.tsx'
import type { MailSite } from './parts/site.ts'

export function SignInCodeEmail({ site, code, link }: { site: MailSite; code: string; link: string }) {
  return (
    <EmailLayout site={site} subject={words.subject(code, site.shop.name)} preheader={words.preheader}>
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      <LargeCode>{code}</LargeCode>
      <Paragraph>{words.orLink}</Paragraph>
      <ActionButton href={link}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
    </EmailLayout>
  )
}
