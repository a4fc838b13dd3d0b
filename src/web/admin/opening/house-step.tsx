import { pathTo } from '#addresses.ts'
import { openingCopy } from '#copy/admin/opening.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'

/** The words and the picture of the home page have a page of their own. */
export function HouseStep() {
  return (
    <>
      <div className="panel stack">
        <p>{openingCopy.house.text}</p>
        <p>
          <LinkButton to={pathTo('adminContent')}>{openingCopy.house.open}</LinkButton>
        </p>
      </div>
      <div className="steps__foot">
        <LinkButton to={pathTo('adminOpening')} variant="ghost">
          {openingCopy.later}
        </LinkButton>
      </div>
    </>
  )
}
