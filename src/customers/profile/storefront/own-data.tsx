import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { DeletionPage, type DeletionStep } from './deletion-page.tsx'
import { findTabSlug } from './profile-tabs.ts'

const loadQuestion = () => import('./deletion-question.tsx')
const DeletionQuestion = lazy(loadQuestion)

interface OwnDataProps {
  step: DeletionStep | null
  hasPassword: boolean
  hasReviews: boolean
}

const preferences = pathTo('profile', {}, { aba: findTabSlug('preferences') })

export function OwnData({ step, ...account }: OwnDataProps) {
  const [isAsking, setIsAsking] = useState(step !== null)
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()

  function ask(event: MouseEvent) {
    event.preventDefault()
    loadQuestion().then(
      () => setIsAsking(true),
      () => toast(actionFailed),
    )
  }

  function close() {
    setIsAsking(false)
    if (step) navigate(preferences, { replace: true, preventScrollReset: true })
  }

  return (
    <section className="own-data">
      <h3>{ownDataCopy.title}</h3>
      <p className="small muted mt2">{ownDataCopy.text}</p>
      <p className="cluster mt4">
        <a className="btn btn--ghost btn--s" href={pathTo('profileData')} download={ownDataCopy.fileName}>
          {ownDataCopy.download}
        </a>
        <LinkButton
          small
          variant="ghost"
          to={pathTo('profile', {}, { aba: findTabSlug('preferences'), excluir: 1 })}
          onClick={ask}
        >
          {ownDataCopy.remove}
        </LinkButton>
      </p>
      {step && !isHydrated && <DeletionPage step={step} {...account} />}
      {isAsking && isHydrated && (
        <Suspense>
          <DeletionQuestion open isCodeSent={step === 'code'} onClose={close} {...account} />
        </Suspense>
      )}
    </section>
  )
}
