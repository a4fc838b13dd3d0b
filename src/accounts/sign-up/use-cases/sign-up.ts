import { accounts, consents, profiles, users } from '#accounts/schema.ts'
import { type SignUpFields, signUpFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import type { ConfirmationNotice } from '#platform/automation/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isDeliverable, normaliseEmail } from '#platform/domain/email.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { giveBackToMailbox, spendOnMailbox } from '#platform/mailbox-budget.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { ConfirmationTokenNotMade } from './confirmation-link.ts'
import { postConfirmationWebhook } from './confirmation-webhook.ts'
import { sendConfirmation } from './send-confirmation.ts'

export interface SignUpForm extends SignUpFields {
  /** Stored with the time as proof of consent. */
  termsText: string
  /** Untrusted: called only if the owner has listed the URL. */
  webhookUrl: string | null
  clientAddress: string
  redirectTo?: string
  request?: RequestName
}

export async function signUp(shop: Shop, form: SignUpForm) {
  const fault = signUpFault(form)
  if (fault) return refuse(fault)
  const email = normaliseEmail(form.email)
  if (!isDeliverable(email)) return refuse('email-undeliverable')
  // As specified, the answer reveals whether an address has an account, so requests are rate-limited.
  const allowed = await shop.rateLimits.consume('sign-up-address', form.clientAddress)
  if (!allowed.ok) return allowed
  const byDay = await spendOnMailbox(shop, { email, kind: 'other' })
  if (!byDay.ok) return byDay
  const account = await makeAccount(shop, { ...form, email })
  if (!account.ok) await giveBackToMailbox(shop, { email, kind: 'other' })
  return account
}

async function makeAccount(shop: Shop, form: SignUpForm) {
  const { email } = form
  const passwordHash = await shop.identity.hashPassword(form.password)
  const { termsText, redirectTo } = form
  const person = { email, name: normaliseName(form.fullName), passwordHash, termsText, redirectTo }
  try {
    const result: { notice?: ConfirmationNotice } = {}
    const outcome = await answerOnce(shop, form.request ?? unnamedRequest, async ({ db }) => {
      const account = await db.transaction((tx) => createAccount(shop, tx, person))
      if (!account) return refuse('email-taken')
      result.notice = account.notice
      return ok({ userId: account.userId })
    })
    if (!outcome.ok) return outcome
    // A retry after a lost response finds the account; the webhook was called the first time.
    const webhookNotified =
      !result.notice || (await postConfirmationWebhook(shop, { url: form.webhookUrl, notice: result.notice }))
    return ok({ userId: outcome.value.userId, email, webhookNotified })
  } catch (error) {
    if (!(error instanceof ConfirmationTokenNotMade)) throw error
    shop.log.error({ err: error }, 'an account was not made')
    return refuse('token-not-made')
  }
}

interface NewPerson {
  email: string
  name: string
  passwordHash: string
  termsText: string
  redirectTo?: string
}

async function createAccount(shop: Shop, tx: Transaction, person: NewPerson) {
  const { email, name, passwordHash, termsText: text, redirectTo } = person
  const now = shop.clock.now()
  const [user] = await tx
    .insert(users)
    .values({ email, name, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return null
  const userId = user.id
  await tx.insert(accounts).values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
  await tx.insert(profiles).values({ userId, fullName: name, email, createdAt: now, updatedAt: now })
  await tx.insert(consents).values({ userId, email, kind: 'terms', granted: true, text, createdAt: now })
  const notice = await sendConfirmation(shop, tx, { userId, email, name, redirectTo }, 'account-confirmation')
  return { userId, notice }
}
