import { pathTo } from '#addresses.ts'
import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { useNewsletterName } from '#ui/browser/use-root-data.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { DeletionProofField } from './deletion-proof-field.tsx'
import { findTabSlug } from './profile-tabs.ts'
import { ReviewsChoice } from './reviews-choice.tsx'

export type DeletionStep = 'ask' | 'code'

export function deletionStepFrom(search: string | null): DeletionStep | null {
  if (search === null) return null
  return search === 'codigo' ? 'code' : 'ask'
}

interface DeletionPageProps {
  step: DeletionStep
  hasPassword: boolean
  hasReviews: boolean
}

export function DeletionPage({ step, hasPassword, hasReviews }: DeletionPageProps) {
  const { confirm } = ownDataCopy
  const newsletter = useNewsletterName()
  const isCodeSent = step === 'code'
  const isByCode = isCodeSent || !hasPassword
  return (
    <div className="mt5 stack">
      <p>
        <b>{confirm.title}</b> {confirm.question}
      </p>
      <p className="small muted">{confirm.detail(newsletter)}</p>
      <form method="post" action={pathTo('profile')} className="stack">
        <input type="hidden" name="intent" value="delete" />
        {hasReviews && <ReviewsChoice />}
        <DeletionProofField isByCode={isByCode} isCodeSent={isCodeSent} />
        <p className="cluster">
          <LinkButton small variant="ghost" to={pathTo('profile', {}, { aba: findTabSlug('preferences') })}>
            {confirm.cancel}
          </LinkButton>
          {(isCodeSent || !isByCode) && (
            <Button small variant="danger" type="submit">
              {confirm.submit}
            </Button>
          )}
        </p>
      </form>
      <form method="post" action={pathTo('profile')}>
        <input type="hidden" name="intent" value="deletion-code" />
        <Button small variant="ghost" type="submit">
          {isCodeSent ? confirm.sendAnother : isByCode ? confirm.sendCode : confirm.sendCodeInstead}
        </Button>
      </form>
    </div>
  )
}
