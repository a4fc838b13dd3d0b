import { styleGuideCopy } from '#copy/style-guide.ts'
import { brand } from '#web/brand/brand.ts'
import type { AdminHandle } from '#web/frames/admin-frame.tsx'
import { Badges } from '#web/ui/style-guide/badges.tsx'
import { Buttons } from '#web/ui/style-guide/buttons.tsx'
import { Choices } from '#web/ui/style-guide/choices.tsx'
import { Feedback } from '#web/ui/style-guide/feedback.tsx'
import { Fields } from '#web/ui/style-guide/fields.tsx'
import { Foundations } from '#web/ui/style-guide/foundations.tsx'
import { Lists } from '#web/ui/style-guide/lists.tsx'
import { Navigation } from '#web/ui/style-guide/navigation.tsx'
import { Overlays } from '#web/ui/style-guide/overlays.tsx'

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
