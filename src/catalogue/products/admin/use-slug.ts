import { type ChangeEvent, useState } from 'react'
import { slugFrom } from '#catalogue/products/domain/slug.ts'

/** The slug of a new page follows its title until the owner edits it. */
export function useSlug(initial: string, isNew: boolean) {
  const [slug, setSlug] = useState(initial)
  const [follows, setFollows] = useState(isNew)
  return {
    slug,
    follow: (title: string) => follows && setSlug(slugFrom(title)),
    field: {
      name: 'slug',
      required: true,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      value: slug,
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        setSlug(currentTarget.value)
        setFollows(isNew && currentTarget.value === '')
      },
      onBlur: () => setSlug(slugFrom(slug)),
    },
  }
}
