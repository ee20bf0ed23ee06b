@echo off
rem The door to Shudu in a checkout on Windows: builds what is missing, and runs the command line. Simpler than ./shudu: Java
rem comes from JAVA_HOME or the PATH, and what was built is stale only when cli\target\built is deleted.
setlocal
for %%i in ("%~dp0.") do set "home=%%~fi"
set "java="
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if not defined java for %%i in (java.exe) do set "java=%%~$PATH:i"
if not defined java goto nojdk
rem An option that Java has since 25.
"%java%" -XX:+UseCompactObjectHeaders -version >nul 2>&1 || goto nojdk
for %%i in ("%java%\..\..") do set "JAVA_HOME=%%~fi"

set "launch=%home%\cli\src\main\launch"
set "modules=%home%\cli\target\modules"
set "vector=%home%\cli\target\vector"
set "serve=%home%\server\target\serve"
set "app=%home%\web\target\app"
set "bench=%home%\bench\target\bench"
set "print=%home%\print\target\print"
set "play=%home%\terminal\target\play"
set "cluster=%home%\spark\target\cluster"
set "cache=%home%\cli\target\aot.cache"

if exist "%home%\cli\target\built" goto built
echo shudu: building (half a minute the first time) ... 1>&2
pushd "%home%"
call mvnw.cmd -q -B -Pquick -pl core,testkit,bulk,simd,logic,generate,render,api,server,print,terminal,bench,cli package 1>&2 || goto failed
popd
del "%cache%" "%cache%.logic" 2>nul
echo.>"%home%\cli\target\built"
:built
if not "%~1"=="serve" goto start
if exist "%home%\web\target\built" goto start
where node >nul 2>&1
if errorlevel 1 goto nonode
echo shudu: building (the game, another minute the first time) ... 1>&2
pushd "%home%"
call mvnw.cmd -q -B -Pquick -pl core,logic,generate,render,api,browser,web package 1>&2 || goto failed
popd
echo.>"%home%\web\target\built"
goto start
:nonode
echo shudu: the game is not built, as that needs Node 20 or newer with npm; serving what there is 1>&2
:start
call "%launch%\start.cmd" %*
exit /b %errorlevel%

:nojdk
echo shudu: needs a JDK 25 or newer; get one from https://adoptium.net, and set JAVA_HOME if it is not found 1>&2
exit /b 3
:failed
popd
echo shudu: the build failed; its messages are above 1>&2
exit /b 3
