import { iconResponse } from './icon-response.tsx';

export const dynamic = 'force-static';
export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

export default function AppleIcon(): Promise<Response> {
  return iconResponse(size.width);
}
