import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { bestMatchFirst, productListCopy, sortNames } from '#copy/product-list.ts'
import {
  type ProductQuery,
  productSorts,
  readProductQuery,
  SEARCH_MAX_LENGTH,
} from '#domain/catalogue/product-list.ts'
import { pathTo } from '#web/route-table.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { listAddress } from './list-address.ts'

const TYPING_PAUSE_MS = 350

interface FiltersProps {
  query: ProductQuery
  categories: readonly { id: string; name: string }[]
}

/** A plain GET form. With a script every choice takes effect at once, and typing after a short pause. */
export function Filters({ query, categories }: FiltersProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<number>(undefined)
  const applied = useRef('')
  const address = listAddress({ ...query, page: 1 })

  // The fields follow the address when it changes by other means (a chip, the back button), but never take a letter
  // away from somebody who types on while an earlier list arrives.
  useEffect(() => {
    if (applied.current === address) return
    const { search, category, sort } = readProductQuery(new URL(address, document.baseURI).searchParams)
    for (const [name, value] of Object.entries({ search, category, sort })) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (field) field.value = value
    }
  }, [address])

  useEffect(() => () => window.clearTimeout(typing.current), [])

  function apply({ replace = false } = {}) {
    window.clearTimeout(typing.current)
    if (!form.current) return
    const typed = new URLSearchParams([...new FormData(form.current)] as [string, string][])
    applied.current = listAddress(readProductQuery(typed))
    navigate(applied.current, { replace, preventScrollReset: true })
  }

  function applyAfterPause() {
    window.clearTimeout(typing.current)
    typing.current = window.setTimeout(apply, TYPING_PAUSE_MS, { replace: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }

  return (
    <search aria-label={productListCopy.filters}>
      <Form ref={form} className="filters" method="get" action={pathTo('products')} onSubmit={submit}>
        <TextField
          label={productListCopy.searchLabel}
          type="search"
          name="search"
          defaultValue={query.search}
          placeholder={productListCopy.searchPlaceholder}
          leadingIcon="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <SelectField
          label={productListCopy.categoryLabel}
          name="category"
          defaultValue={query.category}
          options={[
            { value: '', label: productListCopy.allCategories },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={() => apply()}
        />
        <SelectField
          label={productListCopy.sortLabel}
          name="sort"
          defaultValue={query.sort}
          options={productSorts.map((sort) => ({
            value: sort,
            label: sort === 'newest' && query.search ? bestMatchFirst : sortNames[sort],
          }))}
          onChange={() => apply()}
        />
        <noscript>
          <Button type="submit">{productListCopy.apply}</Button>
        </noscript>
      </Form>
    </search>
  )
}
