import type { SQL } from 'drizzle-orm'
import { loadProfile } from '#customers/profile/use-cases/load-profile.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { CustomerVisitor } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { deletionStepFrom } from './deletion-page.tsx'
import { tabFrom } from './profile-tabs.ts'

interface ProfileRequest<Beside> {
  request: Request
  visitor: Pick<CustomerVisitor, 'userId' | 'isStaff'>
  beside: (userId: string) => SQL<Beside>
}

export async function loadProfilePage<Beside>(
  shop: Shop,
  { request, visitor, beside }: ProfileRequest<Beside>,
) {
  const { searchParams: query } = new URL(request.url)
  const deletionStep = deletionStepFrom(query.get('excluir'))
  const profile = await loadProfile(shop, visitor, beside).catch((error: unknown) => {
    shop.log.error({ err: error }, 'a profile could not be loaded')
    return null
  })
  return {
    profile,
    isStaff: visitor.isStaff,
    today: isoDay(shop.clock.now()),
    tab: deletionStep ? ('preferences' as const) : tabFrom(query.get('aba')),
    deletionStep,
  }
}

export type LoadedProfile = Awaited<ReturnType<typeof loadProfilePage>>
