import type { developUpload } from './develop-upload.ts'
import type { renderPicture } from './render-picture.ts'

/** What the workshop process can do; both sides of the channel agree by this type. */
export interface WorkshopTasks {
  develop: typeof developUpload
  render: typeof renderPicture
}

export type TaskName = keyof WorkshopTasks

export interface TaskMessage {
  readonly id: number
  readonly task: TaskName
  readonly input: Parameters<WorkshopTasks[TaskName]>
}

export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }
