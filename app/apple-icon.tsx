import { iconResponse } from './icon-response.tsx';

export const dynamic = 'force-static';
export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon for home screens of Apple's devices. */
export default function AppleIcon(): Promise<Response> {
  return iconResponse(size.width);
}
