import { useState } from 'react'
import { initialsOf } from './initials.ts'

interface AvatarProps {
  name: string
  email?: string
  url?: string | null
  large?: boolean
}

/** The image of a person, or two letters. Decoration: the name always stands beside it. */
export function Avatar({ name, email = '', url, large = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const showImage = url && broken !== url
  return (
    <span className={large ? 'avatar avatar--xl' : 'avatar'} aria-hidden="true">
      {showImage ? (
        <img
          src={url}
          alt=""
          width="112"
          height="112"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        initialsOf(name, email)
      )}
    </span>
  )
}
