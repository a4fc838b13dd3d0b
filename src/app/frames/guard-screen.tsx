import { useLocation } from 'react-router'
import { guardCopy } from '#accounts/session/copy/guard.ts'
import type { GuardRefusal } from '#accounts/session/storefront/access.server.ts'
import { pathTo } from '#addresses.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

export function GuardScreen({ guard: refusal, shopName }: Pick<GuardRefusal, 'guard' | 'shopName'>) {
  const { pathname } = useLocation()
  const { title, text, action } = guardCopy[refusal]
  const ways: Record<GuardRefusal['guard'], string> = {
    'sign-in-needed': pathTo('auth', {}, { redirectTo: pathname }),
    'proof-needed': pathTo('auth', {}, { fator: 'confirmar', redirectTo: pathname }),
    'not-an-administrator': pathTo('home'),
    'not-for-helpers': pathTo('adminToday'),
  }
  return (
    <main id="conteudo" className="wrap bare-page">
      <Logo name={shopName} />
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={<LinkButton to={ways[refusal]}>{action}</LinkButton>}
      />
    </main>
  )
}
