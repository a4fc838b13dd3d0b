import type { Transaction } from '#database/connect.ts'
import { accounts, consents, profiles, users } from '#database/schema/accounts.ts'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { sendConfirmation } from './send-confirmation.ts'

export interface SignUpForm {
  fullName: string
  email: string
  password: string
  termsText: string
  /** As the form gave it; only a URL of the owner's list is ever called. */
  webhookUrl: string | null
}

/**
 * The account, its profile, the consent and the confirmation mail stand or fall together. The automation webhook is
 * asked afterwards: whatever it answers, the account exists and the shop's own mail carries the link.
 */
export async function signUp(shop: Shop, form: SignUpForm) {
  const email = normaliseEmail(form.email)
  const name = form.fullName.trim()
  if (!isEmail(email)) return refuse('email-invalid')
  if (form.password.length < PASSWORD_MIN_LENGTH) return refuse('password-too-short')
  if (form.password.length > PASSWORD_MAX_LENGTH) return refuse('password-too-long')

  const passwordHash = await shop.identity.hashPassword(form.password)
  const created = await shop.db.transaction((tx) =>
    createAccount(shop, tx, { ...form, email, name, passwordHash }),
  )
  if (!created) return refuse('email-taken')
  const webhook = await shop.automation.postConfirmation(form.webhookUrl, created.notice)
  if (webhook.outcome === 'failed' || webhook.outcome === 'refused-url') {
    shop.log.warn(
      { outcome: webhook.outcome, reason: webhook.reason },
      'the confirmation webhook was not delivered',
    )
  }
  return ok({ userId: created.userId, email, webhook: webhook.outcome })
}

async function createAccount(
  shop: Shop,
  tx: Transaction,
  form: { email: string; name: string; passwordHash: string; termsText: string },
) {
  const { email, name, passwordHash } = form
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
  await tx
    .insert(consents)
    .values({ userId, email, kind: 'terms', granted: true, text: form.termsText, createdAt: now })
  const notice = await sendConfirmation(shop, tx, { userId, email, name }, 'account-confirmation')
  return { userId, notice }
}
