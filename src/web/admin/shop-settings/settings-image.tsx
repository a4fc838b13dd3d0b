import { lazy, Suspense, useState } from 'react'
import { shopContentCopy } from '#copy/admin/shop-content.ts'
import { readImage, writeImage } from '#domain/settings/image-value.ts'
import { Button, TextButton } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { Field } from '#web/kit/form/field.tsx'

const ImageDialog = lazy(() => import('#web/admin/blog/text-image-dialog.tsx'))

const words = shopContentCopy.image

interface SettingsImageProps {
  name: string
  label: string
  hint?: string
  error?: string
  value: string
  span?: 2 | 3 | 4
}

/** One of the shop's images, or a new one; what was chosen waits in the form until it is saved. */
export function SettingsImage({ name, value, label, hint, error, span }: SettingsImageProps) {
  const [chosen, setChosen] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const image = readImage(chosen)
  return (
    <Field label={label} hint={hint} error={error} span={span}>
      {(wiring) => (
        <div className="category-image">
          <input type="hidden" name={name} value={chosen} />
          {image ? <Image image={image} sizes="5rem" /> : <span className="small muted">{words.none}</span>}
          <div className="row">
            <Button {...wiring} variant="ghost" small onClick={() => setOpen(true)}>
              {image ? words.change : words.choose}
            </Button>
            {image && <TextButton onClick={() => setChosen('')}>{words.remove}</TextButton>}
          </div>
          {isOpen && (
            <Suspense>
              <ImageDialog
                onClose={() => setOpen(false)}
                onInsert={(picked) => {
                  setChosen(writeImage(picked))
                  setOpen(false)
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
