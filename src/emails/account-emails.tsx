import { pathTo } from '#addresses.ts'
import * as words from '#copy/emails/account.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { AccountNoticeEmail, type AccountNoticeEmailProps, type NoticeWords } from './account-notice.tsx'
import { LinkEmail, type LinkWords } from './link-email.tsx'
import type { EmailWriters, WrittenEmail } from './parts/email-writers.ts'
import { absoluteUrl, type MailSite } from './parts/site.ts'
import { SignInCodeEmail } from './sign-in-code.tsx'
import { WelcomeEmail } from './welcome.tsx'

/** E-mails about somebody's account, and the one to an administrator about the shop's Pix key. */
export const accountEmails: EmailWriters<
  | 'account-confirmation'
  | 'address-confirmation'
  | 'welcome'
  | 'password-recovery'
  | 'password-changed'
  | 'second-factor-changed'
  | 'new-device'
  | 'sign-in-code'
  | 'deletion-code'
  | 'account-deleted'
  | 'pix-key-changed'
> = {
  'account-confirmation': ({ customerName, confirmationUrl }, site) =>
    withLink(site, words.accountConfirmation, customerName, confirmationUrl),
  'address-confirmation': ({ customerName, confirmationUrl }, site) =>
    withLink(site, words.addressConfirmation, customerName, confirmationUrl),
  welcome: (data, site) => ({
    subject: words.welcome.subject,
    content: <WelcomeEmail site={site} data={data} />,
  }),
  'password-recovery': ({ customerName, resetUrl }, site) =>
    withLink(site, words.passwordRecovery, customerName, resetUrl),
  'password-changed': ({ customerName }, site) =>
    notice(site, words.passwordChanged, customerName, { action: toRecovery(site, words.passwordChanged) }),
  'second-factor-changed': ({ customerName, change }, site) => {
    const said = words.secondFactorChanged(change)
    return notice(site, said, customerName, { action: toRecovery(site, said) })
  },
  'new-device': ({ customerName, at }, site) =>
    notice(site, words.newDevice, customerName, {
      action: toRecovery(site, words.newDevice),
      facts: [[words.newDevice.at, formatDateTime(new Date(at))]],
    }),
  'sign-in-code': ({ signInCode, signInUrl }, site) => ({
    subject: words.signInCode.subject(signInCode),
    content: <SignInCodeEmail site={site} code={signInCode} link={signInUrl} />,
  }),
  'deletion-code': ({ customerName, deletionCode }, site) =>
    notice(site, words.deletionCode, customerName, { code: deletionCode }),
  'account-deleted': ({ customerName }, site) => notice(site, words.accountDeleted, customerName),
  'pix-key-changed': ({ customerName, actorName, maskedKey, since, isTakenBack }, site) => {
    const said = words.pixKeyChanged(isTakenBack)
    return notice(site, said, customerName, {
      action: { href: absoluteUrl(site, pathTo('adminShop')), label: said.button },
      facts: [
        [said.key, maskedKey ?? said.none],
        [said.from, formatDateTime(new Date(since))],
        [said.by, actorName],
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
  more: Pick<AccountNoticeEmailProps, 'facts' | 'code' | 'action'> = {},
): WrittenEmail {
  return {
    subject: wording.subject,
    content: <AccountNoticeEmail site={site} words={wording} name={name} {...more} />,
  }
}

const toRecovery = (site: MailSite, { button }: { button: string }) => ({
  href: absoluteUrl(site, pathTo('auth', {}, { modo: 'recuperar' })),
  label: button,
})
