@echo off
rem The door to Shudu in the archive for Windows, which brings its own Java.
setlocal
for %%i in ("%~dp0..") do set "home=%%~fi"
set "java=%home%\runtime\bin\java.exe"
set "launch=%home%\lib\launch"
set "modules=%home%\lib\modules"
set "vector=%home%\lib\vector"
set "serve=%home%\lib\serve"
set "app=%home%\lib\app"
set "bench=%home%\lib\bench"
set "print=%home%\lib\print"
set "play=%home%\lib\play"
set "cluster=%home%\lib\cluster"
set "cache=%home%\aot"
call "%launch%\start.cmd" %*
exit /b %errorlevel%
