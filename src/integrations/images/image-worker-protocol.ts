import type { processUpload } from './process-upload.ts'
import type { renderImage } from './render-image.ts'

/** What the worker process can do; both sides of the channel agree by this type. */
export interface ImageWorkerTasks {
  develop: typeof processUpload
  render: typeof renderImage
}

export type TaskName = keyof ImageWorkerTasks

export interface TaskMessage {
  readonly id: number
  readonly task: TaskName
  readonly input: Parameters<ImageWorkerTasks[TaskName]>
}

export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }
