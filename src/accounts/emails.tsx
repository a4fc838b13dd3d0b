import { SignInCodeEmail } from '#accounts/sign-in/emails.tsx'
import { pathTo } from '#addresses.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters, WrittenEmail } from '#ui/emails/email-writers.ts'
import {
  ActionButton,
  BurnTip,
  Facts,
  LargeCode,
  Paragraph,
  SmallPrint,
  Title,
  WrittenLink,
} from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'
import * as words from './email-copy.ts'
import { welcome } from './email-copy.ts'
import { accountTexts } from './email-texts.ts'

interface LinkWords {
  subject: string
  preheader: string
  title: (name: string) => string
  text: string | ((name: string) => string)
  button: string
  small: string
}

interface NoticeWords {
  subject: string
  preheader: string
  title: (name: string) => string
  text: string | ((name: string) => string)
  small: string
}

interface AccountNoticeEmailProps {
  site: MailSite
  words: NoticeWords
  name: string
  facts?: readonly (readonly [label: string, value: string])[]
  code?: string
  action?: { href: string; label: string }
}

export const accountEmails: EmailWriters<
  | 'account-confirmation'
  | 'address-confirmation'
  | 'mail-proof'
  | 'welcome'
  | 'password-recovery'
  | 'password-changed'
  | 'second-factor-changed'
  | 'new-device'
  | 'sign-in-code'
  | 'deletion-code'
  | 'account-deleted'
  | 'staff-invitation'
  | 'pix-key-changed'
  | 'team-changed'
> = {
  'account-confirmation': ({ customerName, confirmationUrl }, site) =>
    withLink(
      site,
      {
        ...words.accountConfirmation,
        ...ownWords(site, 'account-confirmation'),
        subject: words.accountConfirmation.subject(site.shop.name),
      },
      customerName,
      confirmationUrl,
    ),
  'address-confirmation': ({ customerName, confirmationUrl }, site) => {
    const sentences = { ...words.addressConfirmation, ...ownWords(site, 'address-confirmation') }
    return withLink(site, sentences, customerName, confirmationUrl)
  },
  'mail-proof': ({ customerName, confirmationUrl }, site) =>
    withLink(site, words.mailProof, customerName, confirmationUrl),
  welcome: (data, site) => ({
    subject: words.welcome.subject(site.shop.name),
    content: <WelcomeEmail site={site} data={data} />,
  }),
  'password-recovery': ({ customerName, resetUrl }, site) => {
    const sentences = { ...words.passwordRecovery, ...ownWords(site, 'password-recovery') }
    return withLink(site, sentences, customerName, resetUrl)
  },
  'password-changed': ({ customerName }, site) => {
    const sentences = { ...words.passwordChanged, ...ownWords(site, 'password-changed') }
    return notice(site, sentences, customerName, { action: toRecovery(site, sentences) })
  },
  'second-factor-changed': ({ customerName, change }, site) => {
    const sentences = words.secondFactorChanged(change)
    return notice(site, sentences, customerName, { action: toRecovery(site, sentences) })
  },
  'new-device': ({ customerName, at }, site) => {
    const sentences = { ...words.newDevice, ...ownWords(site, 'new-device') }
    return notice(site, sentences, customerName, {
      action: toRecovery(site, sentences),
      facts: [[sentences.at, formatDateTime(new Date(at))]],
    })
  },
  'sign-in-code': ({ signInCode, signInUrl }, site) => ({
    subject: words.signInCode.subject(signInCode, site.shop.name),
    content: <SignInCodeEmail site={site} code={signInCode} link={signInUrl} />,
  }),
  'deletion-code': ({ customerName, deletionCode }, site) =>
    notice(site, { ...words.deletionCode, ...ownWords(site, 'deletion-code') }, customerName, {
      code: deletionCode,
    }),
  'account-deleted': ({ customerName }, site) => {
    const { title } = accountTexts['account-deleted'].texts
    const sentences = { ...words.accountDeleted, title: (nome: string) => say(site.texts, title, { nome }) }
    return notice(site, sentences, customerName)
  },
  'staff-invitation': ({ customerName, actorName, role, invitationUrl }, site) =>
    withLink(site, words.staffInvitation(site.shop.name, actorName, role), customerName, invitationUrl),
  'team-changed': ({ customerName, change, role, personEmail, actorName }, site) => {
    const sentences = words.teamChanged(change)
    return notice(site, sentences, customerName, {
      action: { href: absoluteUrl(site, pathTo('adminTeam')), label: sentences.button },
      facts: [
        [sentences.person, personEmail],
        [sentences.role, sentences.roles[role]],
        [sentences.by, actorName],
      ],
    })
  },
  'pix-key-changed': ({ customerName, actorName, maskedKey, since, isTakenBack, isFormer = false }, site) => {
    const sentences = words.pixKeyChanged(isTakenBack, isFormer)
    return notice(site, sentences, customerName, {
      action: { href: absoluteUrl(site, pathTo('adminShop')), label: sentences.button },
      facts: [
        [sentences.key, maskedKey ?? sentences.none],
        [sentences.from, formatDateTime(new Date(since))],
        [sentences.by, actorName],
      ],
    })
  },
}

type OwnWords = Exclude<keyof typeof accountTexts, 'sign-in-code' | 'account-deleted'>

function ownWords(site: MailSite, type: OwnWords) {
  const { title, text } = accountTexts[type].texts
  return {
    title: (nome: string) => say(site.texts, title, { nome }),
    text: (nome: string) => say(site.texts, text, { nome }),
  }
}

function withLink(site: MailSite, wording: LinkWords, name: string, link: string): WrittenEmail {
  return {
    subject: wording.subject,
    content: <LinkEmail site={site} words={wording} name={name} link={link} />,
  }
}

function notice(
  site: MailSite,
  wording: NoticeWords,
  name: string,
  options: Pick<AccountNoticeEmailProps, 'facts' | 'code' | 'action'> = {},
): WrittenEmail {
  return {
    subject: wording.subject,
    content: <AccountNoticeEmail site={site} words={wording} name={name} {...options} />,
  }
}

const toRecovery = (site: MailSite, { button }: { button: string }) => ({
  href: absoluteUrl(site, pathTo('auth', {}, { modo: 'recuperar' })),
  label: button,
})

function WelcomeEmail({ site, data }: { site: MailSite; data: EmailData<'welcome'> }) {
  const { title, text, second } = accountTexts.welcome.texts
  const values = { nome: firstName(data.customerName) }
  return (
    <EmailLayout
      site={site}
      subject={welcome.subject(site.shop.name)}
      preheader={welcome.preheader}
      scene="candles"
      strip={<BurnTip />}
    >
      <Title>{say(site.texts, title, values)}</Title>
      <Paragraph>{say(site.texts, text, values)}</Paragraph>
      <Paragraph>{say(site.texts, second, values)}</Paragraph>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{emailFrame.seeCandles}</ActionButton>
      <SmallPrint>
        {welcome.accountOf} {data.customerEmail}.
      </SmallPrint>
    </EmailLayout>
  )
}

/** Sent by email, because someone else may be using the session. */
function AccountNoticeEmail({ site, words, name, facts = [], code, action }: AccountNoticeEmailProps) {
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader}>
      <Title>{words.title(firstName(name))}</Title>
      <Paragraph>{typeof words.text === 'string' ? words.text : words.text(firstName(name))}</Paragraph>
      <Facts facts={facts} />
      {code && <LargeCode>{code}</LargeCode>}
      <SmallPrint>{words.small}</SmallPrint>
      {action && <ActionButton href={action.href}>{action.label}</ActionButton>}
    </EmailLayout>
  )
}

function LinkEmail({
  site,
  words,
  name,
  link,
}: {
  site: MailSite
  words: LinkWords
  name: string
  link: string
}) {
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader}>
      <Title>{words.title(firstName(name))}</Title>
      <Paragraph>{typeof words.text === 'string' ? words.text : words.text(firstName(name))}</Paragraph>
      <ActionButton href={link}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
      <WrittenLink href={link} />
    </EmailLayout>
  )
}
