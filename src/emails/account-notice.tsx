import { EmailLayout } from './parts/email-layout.tsx'
import { ActionButton, Facts, LargeCode, Paragraph, SmallPrint, Title } from './parts/parts.tsx'
import { firstName, type MailSite } from './parts/site.ts'

export interface NoticeWords {
  subject: string
  preheader: string
  title: (name: string) => string
  text: string
  /** What to do if it was not her. */
  small: string
}

export interface AccountNoticeEmailProps {
  site: MailSite
  words: NoticeWords
  name: string
  facts?: readonly (readonly [label: string, value: string])[]
  code?: string
  action?: { href: string; label: string }
}

/** Something happened to an account, and its owner must know: by mail, because somebody else may sit at the screen. */
export function AccountNoticeEmail({ site, words, name, facts = [], code, action }: AccountNoticeEmailProps) {
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader}>
      <Title>{words.title(firstName(name))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <Facts facts={facts} />
      {code && <LargeCode>{code}</LargeCode>}
      <SmallPrint>{words.small}</SmallPrint>
      {action && <ActionButton href={action.href}>{action.label}</ActionButton>}
    </EmailLayout>
  )
}
