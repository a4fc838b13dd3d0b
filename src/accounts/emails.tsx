import { SignInCodeEmail } from '#accounts/sign-in/emails.tsx'
import { pathTo } from '#addresses.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import type { EmailData } from '#platform/mail/email.ts'
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

interface LinkWords {
  subject: string
  preheader: string
  title: (name: string) => string
  text: string
  button: string
  small: string
}

interface NoticeWords {
  subject: string
  preheader: string
  title: (name: string) => string
  text: string
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
      { ...words.accountConfirmation, subject: words.accountConfirmation.subject(site.shop.name) },
      customerName,
      confirmationUrl,
    ),
  'address-confirmation': ({ customerName, confirmationUrl }, site) =>
    withLink(site, words.addressConfirmation, customerName, confirmationUrl),
  'mail-proof': ({ customerName, confirmationUrl }, site) =>
    withLink(site, words.mailProof, customerName, confirmationUrl),
  welcome: (data, site) => ({
    subject: words.welcome.subject(site.shop.name),
    content: <WelcomeEmail site={site} data={data} />,
  }),
  'password-recovery': ({ customerName, resetUrl }, site) =>
    withLink(site, words.passwordRecovery, customerName, resetUrl),
  'password-changed': ({ customerName }, site) =>
    notice(site, words.passwordChanged, customerName, { action: toRecovery(site, words.passwordChanged) }),
  'second-factor-changed': ({ customerName, change }, site) => {
    const sentences = words.secondFactorChanged(change)
    return notice(site, sentences, customerName, { action: toRecovery(site, sentences) })
  },
  'new-device': ({ customerName, at }, site) =>
    notice(site, words.newDevice, customerName, {
      action: toRecovery(site, words.newDevice),
      facts: [[words.newDevice.at, formatDateTime(new Date(at))]],
    }),
  'sign-in-code': ({ signInCode, signInUrl }, site) => ({
    subject: words.signInCode.subject(signInCode, site.shop.name),
    content: <SignInCodeEmail site={site} code={signInCode} link={signInUrl} />,
  }),
  'deletion-code': ({ customerName, deletionCode }, site) =>
    notice(site, words.deletionCode, customerName, { code: deletionCode }),
  'account-deleted': ({ customerName }, site) => notice(site, words.accountDeleted, customerName),
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
  return (
    <EmailLayout
      site={site}
      subject={welcome.subject(site.shop.name)}
      preheader={welcome.preheader}
      scene="candles"
      strip={<BurnTip />}
    >
      <Title>{welcome.title(firstName(data.customerName))}</Title>
      <Paragraph>{welcome.text}</Paragraph>
      <Paragraph>{welcome.second}</Paragraph>
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
      <Paragraph>{words.text}</Paragraph>
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
      <Paragraph>{words.text}</Paragraph>
      <ActionButton href={link}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
      <WrittenLink href={link} />
    </EmailLayout>
  )
}
