import { styleGuideCopy } from '#copy/admin/style-guide.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { Badges } from './badges.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Lists } from './lists.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'

export const handle: AdminHandle = { breadcrumbs: () => [{ label: styleGuideCopy.crumb }] }

export function meta() {
  return [{ title: `${styleGuideCopy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/** Every piece of the design system in every state, for whoever changes one of them. */
export default function StyleGuide() {
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{styleGuideCopy.title}</h1>
          <p className="muted">{styleGuideCopy.lead}</p>
        </div>
      </div>
      <Foundations />
      <Buttons />
      <Fields />
      <Choices />
      <Badges />
      <Navigation />
      <Overlays />
      <Feedback />
      <Lists />
    </>
  )
}
