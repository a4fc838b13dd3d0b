import { useRouteLoaderData } from 'react-router'
import type { OwnTexts } from '#settings/domain/shop-text.ts'
import type { AdminFrameData } from './admin-page.tsx'

const none: OwnTexts = {}

/** The owner's WhatsApp messages; every page of the back office may start a conversation. */
export const useOwnTexts = () => useRouteLoaderData<AdminFrameData>('adminFrame')?.texts ?? none
