import { profileCopy, profileNotices } from '#customers/profile/copy/profile.ts'
import { changeProfile } from '#customers/profile/storefront/profile-action.server.ts'
import { loadProfilePage } from '#customers/profile/storefront/profile-page.server.ts'
import { ProfilePage } from '#customers/profile/storefront/profile-page.tsx'
import { ContainersForm } from '#fulfilment/containers/storefront/containers-form.tsx'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { PageHandle } from '#ui/failures/page-failure.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/profile-route'
import { besideCustomer } from './beside-customer.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export const handle: PageHandle = { loadFailed: profileNotices.loadFailed }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProfilePage(shopOf(context), { request, visitor: customerOf(context), beside: besideCustomer })

export function action({ request, context }: Route.ActionArgs) {
  return changeProfile(request, context)
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, profileCopy.page)
}

export default function ProfileRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'faults' in actionData ? actionData : undefined
  const beside = loaderData.profile?.beside
  return (
    <ProfilePage loaded={loaderData} refused={refused}>
      {beside && <ContainersForm containers={beside.containers} />}
    </ProfilePage>
  )
}
