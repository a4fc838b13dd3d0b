import { useLocation } from 'react-router'
import { guardCopy } from '#copy/guard.ts'
import type { GuardRefusal } from '../middleware/access.server.ts'
import { pathTo } from '../route-table.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Logo } from '../ui/logo.tsx'

/** Who is not let into the back office is told why, and offered the way on. */
export function GuardScreen({ refusal }: { refusal: GuardRefusal['guard'] }) {
  const { pathname } = useLocation()
  const { title, text, action } = guardCopy[refusal]
  const to = refusal === 'sign-in-needed' ? pathTo('auth', {}, { redirectTo: pathname }) : pathTo('home')
  return (
    <main id="conteudo" className="wrap bare-page">
      <Logo />
      <EmptyState heading="h1" title={title} text={text} action={<LinkButton to={to}>{action}</LinkButton>} />
    </main>
  )
}
