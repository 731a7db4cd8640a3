import {
  Cable,
  Coins,
  FileCheck2,
  FileX2,
  Frown,
  Gauge,
  Globe,
  GlobeX,
  Hand,
  Hourglass,
  MessageSquare,
  ShieldX,
  Unplug,
  UserPlus,
} from 'lucide-react'
import type { NotificationKind } from '#shared/notifications/schema'

const icons = {
  'person-requested': <Hand size={18} aria-hidden="true" className="text-warn" />,
  'message-left': <MessageSquare size={18} aria-hidden="true" className="text-warn" />,
  'rated-low': <Frown size={18} aria-hidden="true" className="text-warn" />,
  'credits-low': <Coins size={18} aria-hidden="true" className="text-warn" />,
  'credits-used-up': <Coins size={18} aria-hidden="true" className="text-bad" />,
  'spend-guard-alert': <Gauge size={18} aria-hidden="true" className="text-warn" />,
  'spend-guard-reached': <Gauge size={18} aria-hidden="true" className="text-bad" />,
  'origin-refused': <ShieldX size={18} aria-hidden="true" className="text-warn" />,
  'channel-broken': <Unplug size={18} aria-hidden="true" className="text-bad" />,
  'channel-degraded': <Unplug size={18} aria-hidden="true" className="text-warn" />,
  'channel-mended': <Cable size={18} aria-hidden="true" className="text-ink-2" />,
  'trial-ends': <Hourglass size={18} aria-hidden="true" className="text-warn" />,
  'trial-ended': <Hourglass size={18} aria-hidden="true" className="text-bad" />,
  'trial-hosts-gone': <GlobeX size={18} aria-hidden="true" className="text-bad" />,
  'crawl-done': <Globe size={18} aria-hidden="true" className="text-ink-2" />,
  'crawl-failed': <GlobeX size={18} aria-hidden="true" className="text-bad" />,
  'source-failed': <FileX2 size={18} aria-hidden="true" className="text-bad" />,
  'source-imported': <FileCheck2 size={18} aria-hidden="true" className="text-ink-2" />,
  'member-joined': <UserPlus size={18} aria-hidden="true" className="text-ink-2" />,
} as const satisfies Record<NotificationKind, unknown>

export const KindIcon = ({ kind }: { readonly kind: NotificationKind }) => icons[kind]
