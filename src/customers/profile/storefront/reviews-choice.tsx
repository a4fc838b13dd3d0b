import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'

const { reviews: words } = ownDataCopy.confirm

/** What becomes of the reviews of who leaves. Nothing but their choice keeps them. */
export function ReviewsChoice() {
  return (
    <RadioGroup
      legend={words.legend}
      name="reviews"
      defaultValue="delete"
      options={[
        { value: 'delete', label: words.delete },
        { value: 'nameless', label: words.nameless },
      ]}
    />
  )
}
