import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'

const { reviews: words } = ownDataCopy.confirm

/** Reviews are deleted unless the customer chooses to keep them. */
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
