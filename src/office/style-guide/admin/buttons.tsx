import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { styleGuideCopy } from '#office/style-guide/admin-copy.ts'
import { ArrowLink, Button, LinkButton, TextButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Specimen } from './specimen.tsx'

export function Buttons() {
  const { buttons } = styleGuideCopy
  const ownPath = pathTo('adminStyleGuide')
  const [favourite, setFavourite] = useState(false)
  return (
    <Specimen title={buttons.title} note={buttons.note}>
      <div className="cluster">
        <Button variant="flame">{buttons.flame}</Button>
        <Button>{buttons.main}</Button>
        <Button variant="ghost">{buttons.ghost}</Button>
        <Button variant="danger">{buttons.danger}</Button>
      </div>
      <div className="cluster">
        <Button disabled>{buttons.disabled}</Button>
        <Button busy busyLabel={buttons.saving}>
          {buttons.save}
        </Button>
        <Button variant="ghost" busy busyLabel={buttons.saving}>
          {buttons.save}
        </Button>
        <Button variant="ghost" small>
          {buttons.small}
        </Button>
        <LinkButton to={ownPath} variant="ghost" icon="arrow-left">
          {buttons.back}
        </LinkButton>
      </div>
      <div className="cluster">
        <ArrowLink to={ownPath}>{buttons.arrow}</ArrowLink>
        <ArrowLink to={ownPath} back>
          {buttons.back}
        </ArrowLink>
        <TextButton>{buttons.text}</TextButton>
        <CopyButton text={buttons.sampleCode} label={buttons.copy} />
      </div>
      <div className="cluster">
        <IconButton outlined icon="search" label={styleGuideCopy.fields.search} />
        <IconButton outlined icon="trash" label={buttons.danger} disabled />
        <IconButton
          outlined
          className="fav"
          icon="heart"
          aria-pressed={favourite}
          label={favourite ? buttons.removeFavourite : buttons.addFavourite}
          onClick={() => setFavourite(!favourite)}
        />
      </div>
      <div className="specimen__dark shop-colours on-dark">
        <Button variant="light">{buttons.light}</Button>
      </div>
    </Specimen>
  )
}
